import { type ReactNode, useState } from 'react'
import { openInTab } from '../../lib/files.ts'
import { ImagePreview } from './image-preview.tsx'

/** A file that the server keeps. */
export interface Kept {
  readonly name: string
  readonly type: string
  readonly read: () => Promise<Blob>
}

/** Opens a file: an image over the page, a PDF in a tab of its own. Render `preview` always. */
export function useOpenFile({ name, type, read }: Kept): {
  readonly preview: ReactNode
  readonly open: () => Promise<void>
} {
  const [image, setImage] = useState<Blob | null>(null)
  const open = async () => {
    if (!type.startsWith('image/')) return await openInTab(read)
    setImage(await read())
  }
  const preview = image && <ImagePreview name={name} image={image} onClose={() => setImage(null)} />
  return { preview, open }
}
