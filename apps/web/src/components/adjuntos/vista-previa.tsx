import { useEffect, useState } from 'react'
import { saveAs } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import classes from './adjuntos.module.css'

interface VistaPreviaProps {
  readonly nombre: string
  readonly imagen: Blob
  readonly onClose: () => void
}

/** An image over the page, and a way to keep it. */
export function VistaPrevia({ nombre, imagen, onClose }: VistaPreviaProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(imagen)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [imagen])
  const footer = (
    <>
      <Button onClick={() => saveAs(imagen, nombre)}>Descargar</Button>
      <Button kind="primary" data-first onClick={onClose}>
        Cerrar
      </Button>
    </>
  )
  return (
    <Dialog title={nombre} wide onClose={onClose} footer={footer}>
      <img className={classes.imagen} src={url} alt={nombre} />
    </Dialog>
  )
}
