import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { importacionesListadas } from '@alerce/domain/limites'
import { Link } from 'react-router'
import { Panel } from '../../../../components/layout/panel.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { prospectos } from '../palabras.ts'
import { type Importacion, useImportaciones } from '../queries.ts'
import classes from './importacion.module.css'

const estados: Readonly<Record<Importacion['estado'], string>> = {
  revisada: 'sin confirmar',
  'en curso': 'en curso',
  hecha: 'agregada',
  deshecha: 'deshecha',
}

/** The last imports, to come back to one; whoever has none sees nothing of it. */
export function Anteriores({ actual }: { readonly actual: number | null }) {
  const { data = [] } = useImportaciones()
  const otras = data.filter(({ importacionId }) => importacionId !== actual)
  if (otras.length === 0) return null
  return (
    <Panel title="Importaciones anteriores">
      <ul className={classes.list}>
        {otras.map(({ importacionId, nombre, creada, estado, filas, hechas }) => (
          <li key={importacionId}>
            <Link to={goTo('importar', { importacionId })}>{nombre}</Link>
            <span>
              {fechaYHora(creada)} · {estados[estado]} ·{' '}
              {hechas > 0 ? prospectos(hechas) : `${filas.toLocaleString('es-CL')} filas`}
            </span>
          </li>
        ))}
      </ul>
      {data.length >= importacionesListadas && (
        <p>Se muestran las {importacionesListadas} últimas y las que aún se pueden deshacer.</p>
      )}
    </Panel>
  )
}
