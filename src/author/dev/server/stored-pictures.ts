import { join } from 'node:path'
import { storageAddress } from '../../../runtime/content/storage-address.ts'
import { filesIn } from '../../../util/files-in.ts'
import type { StoredPicture } from '../../protocol/protocol.ts'
import type { Inputs } from '../project/open-project.ts'

/** Returns the pictures in `content/storage`, with their records. */
export function storedPictures(root: string, inputs: Inputs): StoredPicture[] {
  const records = [...inputs].filter(([file]) => file.startsWith('content/pictures/'))
  return filesIn(join(root, 'content/storage')).flatMap((path): StoredPicture[] => {
    if (!isPicture.test(path)) return []
    const [recordFile, all] = records.find(([, pictures]) => Object.hasOwn(Object(pictures), path)) ?? []
    const record: Record<string, unknown> | undefined =
      recordFile === undefined ? undefined : Object(Object(all)[path])
    return [{ path, address: storageAddress(path, ''), recordFile, record }]
  })
}

const isPicture = /\.(?:webp|jpe?g|png|avif|gif|svg)$/i
