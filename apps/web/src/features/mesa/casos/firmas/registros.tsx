import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { Decision, porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'
import type { Firma } from './queries.ts'

const lista = (
  cuales: 'devueltas' | 'aceptadas',
  decidido: string,
  nombres: Record<'nombre' | 'titulo' | 'vacio', string>,
) =>
  registro<Firma>({
    ...nombres,
    clave: ({ envioId }) => envioId,
    quien: (firma) => firma,
    columnas: [
      { title: 'Pareja', cell: ({ pareja }) => pareja ?? '-' },
      { title: 'Recibido', keep: true, cell: ({ enviado }) => fechaYHora(enviado) },
      { title: decidido, cell: (firma) => <Decision of={firma} /> },
      {
        title: 'Acción',
        cell: (firma, actos) => (
          <Button
            kind="quiet"
            aria-label={`Ver los documentos de ${firma.nombre}`}
            onClick={() => actos.abrir({ firma, decide: false })}
          >
            Ver
          </Button>
        ),
      },
    ],
    Filas: porPaginas('obtenerFirmas', { cuales }, firmadosMessages.colaFailed.text),
  })

/** Lists of signed papers that were handed back, and of those that became a contract. */
export const registrosDeFirmas = {
  devueltas: lista('devueltas', 'Devuelto', {
    nombre: 'Devueltos',
    titulo: 'Documentos devueltos',
    vacio: 'No se ha devuelto ningún documento',
  }),
  aceptadas: lista('aceptadas', 'Aceptado', {
    nombre: 'Aceptados',
    titulo: 'Contratos suscritos',
    vacio: 'No se ha aceptado ningún documento',
  }),
}
