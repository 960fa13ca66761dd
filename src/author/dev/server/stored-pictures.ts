import { join } from 'node:path'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { pictureFileSize } from '../../../site/content/picture-size.ts'
import { filesIn } from '../../../util/files-in.ts'
import type { StoredPicture } from '../../protocol/protocol.ts'
import type { Inputs } from '../project/open-project.ts'

/** Returns the pictures in `content/storage`, with their records. */
export function storedPictures(root: string, inputs: Inputs): StoredPicture[] {
  const folder = join(root, 'content/storage')
  const records = [...inputs].filter(([file]) => file.startsWith('content/pictures/'))
  return filesIn(folder).flatMap((path): StoredPicture[] => {
    const size = sizeOf(join(folder, path))
    if (!size) return []
    const [recordFile, all] = records.find(([, known]) => Object.hasOwn(Object(known), path)) ?? []
    const record: Record<string, unknown> | undefined =
      recordFile === undefined ? undefined : Object(Object(all)[path])
    return [
      { path, address: storageAddress(path, ''), width: size.width, height: size.height, recordFile, record },
    ]
  })
}

function sizeOf(path: string) {
  try {
    return pictureFileSize(path)
  } catch {
    return undefined
  }
}
