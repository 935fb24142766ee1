import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { useUsuarios } from '../queries.ts'
import { UsuarioRow } from './usuario-row.tsx'

const columns = [
  { title: 'Nombre' },
  { title: 'RUT' },
  { title: 'Perfiles' },
  { title: 'Equipo' },
  { title: 'Estado' },
  { title: 'Último ingreso' },
  { title: 'Sesiones abiertas', num: true },
]

const titleOf = (cuantos: number | undefined): string => {
  if (cuantos === undefined) return 'Usuarios'
  return cuantos === 1 ? '1 usuario' : `${cuantos} usuarios`
}

interface UsuariosListProps {
  readonly of: ReturnType<typeof useUsuarios>
  readonly onOpen: () => void
  /** Nothing is searched any more. */
  readonly onClear: () => void
}

export function UsuariosList({ of, onOpen, onClear }: UsuariosListProps) {
  return (
    <Panel title={titleOf(of.data?.pages.at(-1)?.cuantos)} flush>
      <Paged of={of} failure={administracionMessages.usuariosFailed.text}>
        {(pages) => {
          const found = pages.flatMap(({ filas }) => filas)
          return found.length === 0 ? (
            <Empty title="Ningún usuario coincide con la búsqueda">
              <Button onClick={onClear}>Limpiar búsqueda</Button>
            </Empty>
          ) : (
            <DataTable label="Tabla de usuarios" columns={columns} cards>
              {found.map((usuario) => (
                <UsuarioRow key={usuario.usuarioId} usuario={usuario} onOpen={onOpen} />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </Panel>
  )
}
