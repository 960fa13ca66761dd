import { contentContract } from '../../schemas/content.ts'

/** Returns the oddities that the content contract repairs or drops in a list of sections. */
export function noticed(sections: unknown): string[] {
  const { oddities } = readSections(sections)
  return oddities.map(({ what }) => what)
}

function readSections(sections: unknown) {
  const contract = contentContract()
  return contract.read(contract.lists.sections, sections)
}
