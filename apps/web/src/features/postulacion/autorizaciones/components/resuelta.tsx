import { AUTORIZADA, PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { EstadoAutorizacion } from '../../../../components/autorizacion/estado-autorizacion.tsx'
import { instantText } from '../../../../lib/time/instant.ts'
import type { Solicitud } from '../queries.ts'

type Respuesta = Pick<Solicitud, 'estado' | 'decidida' | 'decididaPor' | 'observacion'>

function palabra(estado: number) {
  if (estado === PENDIENTE) return 'PENDIENTE'
  return estado === AUTORIZADA ? 'AUTORIZADO' : 'RECHAZADO'
}

/** What came of a request, with who, when and why. */
export function Resuelta({ of: { estado, decidida, decididaPor, observacion } }: { readonly of: Respuesta }) {
  return (
    <span>
      <EstadoAutorizacion estado={palabra(estado)} />
      {decidida && (
        <small>
          {instantText(decidida)} por {decididaPor}
        </small>
      )}
      {observacion && <small>{observacion}</small>}
    </span>
  )
}
