import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Cuando } from '../../../../components/values/cuando.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { porPaginas } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'

type Devolucion = ReplyOf<'obtenerDevoluciones'>['filas'][number]

/** Papers of denied declarations that were given back. */
export const registrosDeDevoluciones = {
  hechas: registro<Devolucion>({
    nombre: 'Hechas',
    titulo: 'Documentos devueltos',
    vacio: 'No hay documentos devueltos',
    clave: ({ devolucionId }) => devolucionId,
    quien: (devolucion) => devolucion,
    columnas: [
      { title: 'Devueltos', keep: true, cell: ({ hecha, por }) => <Cuando en={hecha} por={por} /> },
      { title: 'Constancia', cell: ({ constancia }) => constancia },
    ],
    Filas: porPaginas('obtenerDevoluciones', {}, mesaMessages.devolucionesFailed.text),
  }),
}
