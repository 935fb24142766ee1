import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { ReactNode } from 'react'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { Buscador, Hallados, SinCoincidencias, useBusqueda } from '../registro/por-paginas.tsx'
import { registro } from '../registro/registro.tsx'
import { FunActions } from './components/fun-actions.tsx'
import { type Fun, LIMITE, useFunBajas } from './queries.ts'

function estadoDe({ recibido, procesado }: Fun): readonly [Shape, string] {
  if (procesado) return ['disc', 'Procesado']
  return recibido ? ['half', 'Por procesar'] : ['ring', 'Sin recibir']
}

/** All that were written down, searched: they may be more than a screen holds. */
function FunBuscados({ children }: { readonly children: (filas: readonly Fun[]) => ReactNode }) {
  const { texto, setTexto, buscado } = useBusqueda()
  const bajas = useFunBajas(buscado)
  return (
    <>
      <Buscador texto={texto} onChange={setTexto} />
      <Hallados buscando={bajas.isPlaceholderData}>
        <Loaded of={bajas} failure={mesaMessages.funFailed.text} ghost={<SkeletonRows />}>
          {(all) => (all.length === 0 && buscado ? <SinCoincidencias /> : children(all))}
        </Loaded>
      </Hallados>
      {bajas.data?.length === LIMITE && (
        <p className={classes.most}>Se muestran {LIMITE}. Busque por RUT, nombre o folio para ver otros.</p>
      )}
    </>
  )
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
              {fun.por && (
                <small>
                  por {fun.por}
                  {fun.en && `, ${fechaYHora(fun.en)}`}
                </small>
              )}
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
    Filas: FunBuscados,
  }),
}
