import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Panel } from '../../../../components/layout/panel.tsx'
import classes from '../contraloria.module.css'
import type { CasoDeContraloria } from '../queries.ts'

type Nota = CasoDeContraloria['notas'][number]

const queHizo = ({ clase, por, para }: Nota): string => {
  if (clase === 'toma') return `${por} lo tomó de ${para}`
  if (clase === 'asignacion') return `${por} lo asignó a ${para}`
  if (clase === 'devolucion') return `${por} devolvió la respuesta de ${para}`
  return `${por} lo dejó en la cola`
}

/** What the desk has written of the case, the last first. */
export function Notas({ of }: { readonly of: readonly Nota[] }) {
  return (
    <Panel title="Notas de contraloría" aside={<small>{of.length}</small>}>
      <ol className={classes.notes} aria-label="Notas, la última primero">
        {of.map((nota, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be of one instant
          <li key={index}>
            <small>
              {queHizo(nota)}, {fechaYHora(nota.en)}
            </small>
            {nota.texto && <p>{nota.texto}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
