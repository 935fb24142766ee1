import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { EstadoGlyph } from '../../../../components/values/estado.tsx'
import { porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'
import type { Mandato } from './queries.ts'
import type { CambiosDeMandatos } from './use-cambios.ts'

interface RevocarButtonProps {
  readonly mandato: Mandato
  readonly revoke: CambiosDeMandatos['revoke']
}

function RevocarButton({ mandato, revoke }: RevocarButtonProps) {
  const { declaracionSaludId, nombre, referencia } = mandato
  const { busy, run } = useAction(
    async () => declaracionSaludId && revoke({ declaracionSaludId, nombre }, referencia ?? ''),
    mesaMessages.mandatoNoGuardado.text,
  )
  return (
    <Button kind="quiet" busy={busy} aria-label={`Revocar el mandato de ${nombre}`} onClick={run}>
      Revocar
    </Button>
  )
}

/** Mandates that stand. */
export const registrosDeMandatos = {
  vigentes: registro<Mandato>({
    nombre: 'Vigentes',
    titulo: 'Mandatos vigentes',
    vacio: 'No hay mandatos vigentes',
    clave: ({ prospectoId }) => prospectoId,
    quien: (mandato) => mandato,
    columnas: [
      { title: 'Estado', cell: ({ estado }) => <EstadoGlyph estado={estado} /> },
      { title: 'Referencia', cell: ({ referencia }) => referencia },
      {
        title: 'Registrado',
        keep: true,
        cell: ({ otorgado, por, origen }) => (
          <span>
            {otorgado && fechaYHora(otorgado)}
            <small>
              por {por}
              {origen === 'postulante' && ', con su enlace'}
            </small>
          </span>
        ),
      },
      {
        title: 'Acción',
        cell: (mandato, { mandatos }) => <RevocarButton mandato={mandato} revoke={mandatos.revoke} />,
      },
    ],
    Filas: porPaginas('obtenerMandatos', { cuales: 'vigentes' }, mesaMessages.mandatosFailed.text),
  }),
}
