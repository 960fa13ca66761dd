import { contentContract } from '../../schemas/content.ts'

/** What reading a list of sections repairs or drops. */
export function noticed(sections: unknown): string[] {
  const { oddities } = readSections(sections)
  return oddities.map(({ what }) => what)
}

function readSections(sections: unknown) {
  const contract = contentContract()
  return contract.read(contract.lists.sections, sections)
}
