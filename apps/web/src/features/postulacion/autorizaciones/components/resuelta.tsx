import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { palabraDeEstado } from '@alerce/domain/postulacion/autorizacion'
import { EstadoAutorizacion } from '../../../../components/autorizacion/estado-autorizacion.tsx'
import type { Solicitud } from '../queries.ts'

type SolicitudResuelta = Pick<Solicitud, 'estado' | 'decidida' | 'decididaPor' | 'observacion'>

/** What came of a request, with who, when and why. */
export function Resuelta({ of: { estado, decidida, decididaPor, observacion } }: { readonly of: SolicitudResuelta }) {
  const palabra = palabraDeEstado(estado)
  return (
    <span>
      {palabra && <EstadoAutorizacion estado={palabra} />}
      {decidida && (
        <small>
          {fechaYHora(decidida)} por {decididaPor}
        </small>
      )}
      {observacion && <small>{observacion}</small>}
    </span>
  )
}
