import type { FileType } from '../../../schemas/enquiry.ts'

/** Maximum characters of a file's name. */
const MAX_NAME = 100

/**
 * Returns the name of an attached file with the extension of its checked type, so that no computer opens it as anything
 * else. It has no signs that reverse text or that Windows refuses, and no second extension.
 */
export function fileName(name: string, type: FileType): string {
  const { extension, alike } = extensions[type]
  const plain = name
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/(?!\p{Join_Control})\p{Cf}/gu, '')
    .replace(/^.*[/\\]/, '')
    .replaceAll(/[<>:"|?*]/g, '-')
  // A number after the last dot is no extension: "Plan v1.2".
  const base = plain.replace(/\.\p{L}[\p{L}\d]*[. ]*$/u, '').replace(alike, '')
  const stem = Array.from(base.replaceAll(/\.(?=\p{L})/gu, '-'))
    .slice(0, MAX_NAME - extension.length)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${reserved.test(stem) ? '_' : ''}${stem || 'file'}${extension}`
}

/** Names of devices in Windows, also before an extension. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=$|[ .])/i

const extensions: Record<FileType, { extension: string; alike: RegExp }> = {
  'image/jpeg': { extension: '.jpg', alike: /(\.jpe?g)+$/i },
  'image/png': { extension: '.png', alike: /(\.png)+$/i },
  'image/webp': { extension: '.webp', alike: /(\.webp)+$/i },
  'application/pdf': { extension: '.pdf', alike: /(\.pdf)+$/i },
}
