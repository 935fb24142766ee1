import { type ReactNode, useState } from 'react'
import { type Documento, leerDocumento } from '../../lib/adjuntos/documentos.ts'
import { openInTab } from '../../lib/files.ts'
import { VistaPrevia } from './vista-previa.tsx'

/** Opens a document: an image over the page, a PDF in a tab of its own. Render `vista` always. */
export function useAbrir(documento: Documento): { readonly vista: ReactNode; readonly abrir: () => Promise<void> } {
  const [imagen, setImagen] = useState<Blob | null>(null)
  const abrir = async () => {
    if (documento.tipoMIME === 'application/pdf') return await openInTab(() => leerDocumento(documento))
    setImagen(await leerDocumento(documento))
  }
  const vista = imagen && <VistaPrevia nombre={documento.nombre} imagen={imagen} onClose={() => setImagen(null)} />
  return { vista, abrir }
}
