import { primerPagoMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { Button } from '../../../../components/actions/button.tsx'
import { Cuando } from '../../../../components/values/cuando.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { Decision, porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'

type PrimerPago = ReplyOf<'obtenerPrimerosPagos'>['filas'][number]

const lista = (
  cuales: 'devueltos' | 'aceptados',
  decidido: string,
  nombres: Record<'nombre' | 'titulo' | 'vacio', string>,
) =>
  registro<PrimerPago>({
    ...nombres,
    clave: ({ prospectoId }) => prospectoId,
    quien: (pago) => pago,
    columnas: [
      {
        title: 'Registrado',
        keep: true,
        cell: ({ registrado, registradoPor }) => <Cuando en={registrado} por={registradoPor} />,
      },
      { title: decidido, cell: (pago) => <Decision of={pago} /> },
      {
        title: 'Acción',
        cell: (pago, actos) => (
          <Button
            kind="quiet"
            aria-label={`Ver el primer pago de ${pago.nombre}`}
            onClick={() => actos.abrir({ pago, decide: false })}
          >
            Ver
          </Button>
        ),
      },
    ],
    Filas: porPaginas('obtenerPrimerosPagos', { cuales }, primerPagoMessages.mesaFailed.text),
  })

/** First payments that went back, and those that are in order. */
export const registrosDePagos = {
  devueltos: lista('devueltos', 'Devuelto', {
    nombre: 'Devueltos',
    titulo: 'Primeros pagos devueltos',
    vacio: 'No hay primeros pagos devueltos',
  }),
  aceptados: lista('aceptados', 'Aceptado', {
    nombre: 'Aceptados',
    titulo: 'Primeros pagos aceptados',
    vacio: 'No hay primeros pagos aceptados',
  }),
}
