import { FileRow } from '../../../../components/intake/file-row.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { sizeAndTime } from '../../../../lib/files.ts'

/** Files that arrived already, which answer what is asked for now. A declaration that was sent lets nobody here open them. */
export function Enviados({ adjuntos }: { readonly adjuntos: ReplyOf<'adjuntosDS'> }) {
  return adjuntos.map(({ id, nombre, tamano, creado }) => (
    <FileRow key={id} name={nombre} detail={sizeAndTime(tamano, creado)} tone="kept" />
  ))
}
