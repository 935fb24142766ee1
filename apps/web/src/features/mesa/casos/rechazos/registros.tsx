import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Cuando } from '../../../../components/values/cuando.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'

export type Rechazo = ReplyOf<'obtenerRechazos'>['filas'][number]

/** Lifted by the desk, or ended with the annulment of its invitation. */
function Termino({ rechazo: { levantado, levantadoPor, anulado } }: { readonly rechazo: Rechazo }) {
  const lifted = levantado !== null
  const when = levantado ?? anulado
  return (
    <span>
      <StateGlyph shape={lifted ? 'disc' : 'barred'}>{lifted ? 'Levantado' : 'Invitación anulada'}</StateGlyph>
      {when && (
        <small>
          {fechaYHora(when)}
          {lifted && levantadoPor && `, por ${levantadoPor}`}
        </small>
      )}
    </span>
  )
}

/** Rejections that are over. */
export const registrosDeRechazos = {
  pasados: registro<Rechazo>({
    nombre: 'Pasados',
    titulo: 'Rechazos pasados',
    vacio: 'No hay rechazos pasados',
    clave: ({ rechazoId }) => rechazoId,
    quien: (rechazo) => rechazo,
    columnas: [
      { title: 'Motivo', cell: ({ glosa }) => glosa },
      { title: 'Rechazada', keep: true, cell: ({ rechazado, por }) => <Cuando en={rechazado} por={por} /> },
      { title: 'Cómo terminó', keep: true, cell: (rechazo) => <Termino rechazo={rechazo} /> },
    ],
    Filas: porPaginas('obtenerRechazos', { cuales: 'pasados' }, mesaMessages.rechazosFailed.text),
  }),
}
