import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { Button } from '../../../../components/actions/button.tsx'
import { Cuando } from '../../../../components/values/cuando.tsx'
import { porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'
import type { Irregularidad } from './queries.ts'

/** Irregularities that were closed: one that was not right after all is opened again, with why. */
export const registrosDeIrregularidades = {
  cerradas: registro<Irregularidad>({
    nombre: 'Cerradas',
    titulo: 'Irregularidades cerradas',
    vacio: 'No hay irregularidades cerradas',
    clave: ({ irregularidadId }) => irregularidadId,
    quien: (una) => una,
    columnas: [
      {
        title: 'Irregularidad',
        cell: ({ codigo, descripcion, codigoDetalle, detalle }) => (
          <span>
            {codigo} · {descripcion}
            <small>
              {codigoDetalle} · {detalle}
            </small>
          </span>
        ),
      },
      { title: 'Abierta', keep: true, cell: ({ abierta, abiertaPor }) => <Cuando en={abierta} por={abiertaPor} /> },
      {
        title: 'Cerrada',
        keep: true,
        cell: ({ cerrada, cerradaPor }) => cerrada && <Cuando en={cerrada} por={cerradaPor ?? ''} />,
      },
      {
        title: 'Acción',
        cell: (reabrir, actos) => (
          <Button
            kind="quiet"
            aria-label={`Reabrir la irregularidad de ${reabrir.nombre}: ${reabrir.descripcion}, ${reabrir.detalle}`}
            onClick={() => actos.abrir({ reabrir })}
          >
            Reabrir
          </Button>
        ),
      },
    ],
    Filas: porPaginas(
      'obtenerIrregularidades',
      { cuales: 'cerradas' },
      irregularidadMessages.irregularidadesFailed.text,
    ),
  }),
}
