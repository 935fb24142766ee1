import { useEffect, useState } from 'react'
import { saveAs } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import classes from './intake.module.css'

interface ImagePreviewProps {
  readonly name: string
  readonly image: Blob
  readonly onClose: () => void
}

/** An image over the page, and a way to keep it. */
export function ImagePreview({ name, image, onClose }: ImagePreviewProps) {
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
