import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { matches } from '../usuario.ts'
import classes from '../usuarios.module.css'
import { UsuarioRow } from './usuario-row.tsx'

const scopes = [
  { value: 'activos', label: 'Activos' },
  { value: 'todos', label: 'Todos' },
]

const columns = [
  { title: 'Nombre' },
  { title: 'RUT' },
  { title: 'Perfiles' },
  { title: 'Equipo' },
  { title: 'Estado' },
  { title: 'Último ingreso' },
  { title: 'Sesiones abiertas', num: true },
]

/** How many are drawn at first, and more by each «Ver más»: the search looks at all of them. */
const PAGINA = 50

interface UsuariosListProps {
  readonly of: readonly Usuario[]
  readonly onOpen: () => void
}

/** What is searched stays in memory: a name has no place in a URL. */
export function UsuariosList({ of, onOpen }: UsuariosListProps) {
  const [search, setSearch] = useState('')
  const [scope, setScope] = useState('activos')
  const [drawn, setDrawn] = useState(PAGINA)
  const found = of.filter((usuario) => (scope === 'todos' || usuario.activo) && matches(usuario, search))
  return (
    <>
      <div className={classes.tools}>
        <TextField label="Buscar" placeholder="Nombre, usuario, RUT o equipo" value={search} onChange={setSearch} />
        <ChoiceField label="Mostrar" options={scopes} value={scope} onChange={setScope} />
      </div>
      <Panel title={found.length === 1 ? '1 usuario' : `${found.length} usuarios`} flush>
        {found.length === 0 ? (
          <Empty title="Ningún usuario coincide con la búsqueda">
            <Button onClick={() => setSearch('')}>Limpiar búsqueda</Button>
          </Empty>
        ) : (
          <DataTable label="Tabla de usuarios" columns={columns} cards>
            {found.slice(0, drawn).map((usuario) => (
              <UsuarioRow key={usuario.usuarioId} usuario={usuario} onOpen={onOpen} />
            ))}
          </DataTable>
        )}
        {found.length > drawn && (
          <div className={classes.more}>
            <Button kind="quiet" onClick={() => setDrawn(drawn + PAGINA)}>
              Ver más
            </Button>
          </div>
        )}
      </Panel>
    </>
  )
}
