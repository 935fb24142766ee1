import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { openInTab, saveAs } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { FileRow } from './file-row.tsx'
import classes from './intake.module.css'

/** A file that the server keeps. */
interface Kept {
  readonly name: string
  readonly type: string
  readonly read: () => Promise<Blob>
}

interface ImagePreviewProps {
  readonly name: string
  readonly image: Blob
  readonly onClose: () => void
}

/** An image over the page, and a way to keep it. */
function ImagePreview({ name, image, onClose }: ImagePreviewProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  const footer = (
    <>
      <Button onClick={() => saveAs(image, name)}>Descargar</Button>
      <Button kind="primary" data-first onClick={onClose}>
        Cerrar
      </Button>
    </>
  )
  return (
    <Dialog title={name} wide onClose={onClose} footer={footer}>
      <img className={classes.image} src={url} alt={name} />
    </Dialog>
  )
}

/** Opens a file: an image over the page, a PDF in a tab of its own. Render `preview` always. */
function useOpenFile({ name, type, read }: Kept): {
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

interface KeptFileProps extends Kept {
  /** Its size, arrival time and sender. */
  readonly detail: string
  /** `read`: of another person, to read. */
  readonly tone?: 'kept' | 'read'
  readonly downloads?: boolean
  /** Shows the file elsewhere instead of over the page or in a tab. */
  readonly onShow?: (shown: { readonly name: string; readonly type: string; readonly content: Blob }) => void
  /** Removal of the file, and the text for its failure; absent: it stays. */
  readonly removal?: { readonly run: () => Promise<void>; readonly failed: string } | null
  /** Text about the file. */
  readonly children?: ReactNode
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Stored file: it can be opened, downloaded and removed. */
export function KeptFile({
  name,
  type,
  read,
  detail,
  tone = 'kept',
  downloads = false,
  onShow,
  removal = null,
  children,
}: KeptFileProps) {
  const { preview, open } = useOpenFile({ name, type, read })
  const show = async () => (onShow ? onShow({ name, type, content: await read() }) : await open())
  const opening = useAction(show, lecturaMessages.fileFailed.text)
  const saving = useAction(async () => saveAs(await read(), name), lecturaMessages.descargaFailed.text)
  const removing = useAction(async () => removal?.run(), removal?.failed ?? '')
  const actions = (
    <>
      <Button kind="quiet" busy={opening.busy} aria-label={`Abrir ${name}`} onClick={() => opening.run()}>
        Abrir
      </Button>
      {downloads && (
        <Button kind="quiet" icon busy={saving.busy} aria-label={`Descargar ${name}`} onClick={() => saving.run()}>
          {!saving.busy && <IconDownload {...icon} />}
        </Button>
      )}
      {removal && (
        <Button kind="quiet" icon busy={removing.busy} aria-label={`Quitar ${name}`} onClick={() => removing.run()}>
          {!removing.busy && <IconTrash {...icon} />}
        </Button>
      )}
      {preview}
    </>
  )
  return (
    <FileRow name={name} detail={detail} tone={tone} actions={actions}>
      {children}
    </FileRow>
  )
}
