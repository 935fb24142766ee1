import { formatoRut } from '@alerce/domain/base/persona/rut'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { registro } from '../registro/registro.tsx'
import { FunActions } from './components/fun-actions.tsx'
import { FunPorRut } from './components/fun-por-rut.tsx'
import type { Fun } from './queries.ts'

function estadoDe({ recibido, procesado }: Fun): readonly [Shape, string] {
  if (procesado) return ['disc', 'Procesado']
  return recibido ? ['half', 'Por procesar'] : ['ring', 'Sin recibir']
}

/** Every FUN that was written down, by RUT. */
export const registrosDeFun = {
  todos: registro<Fun>({
    nombre: 'Todos',
    titulo: 'FUN registrados',
    vacio: 'No hay FUN registrados',
    clave: ({ rut, recibido }) => `${rut} ${recibido}`,
    columnas: [
      { title: 'RUT', cell: ({ rut }) => formatoRut(rut) },
      { title: 'Prospecto', cell: ({ casos }) => casos.join(', ') || '–' },
      {
        title: 'Estado',
        cell: (fun) => {
          const [shape, word] = estadoDe(fun)
          return (
            <span>
              <StateGlyph shape={shape}>{word}</StateGlyph>
              {fun.por && <small>por {fun.por}</small>}
            </span>
          )
        },
      },
      {
        title: 'Recibido',
        keep: true,
        cell: ({ recibido }) => recibido ?? '–',
      },
      { title: 'Procesado', keep: true, cell: ({ procesado }) => procesado ?? '–' },
      {
        title: 'Acción',
        cell: (fun, actos) => <FunActions fun={fun} cambios={actos.fun} onOpen={(one) => actos.abrir({ fun: one })} />,
      },
    ],
    Filas: FunPorRut,
  }),
}
