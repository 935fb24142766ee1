import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { saveAs } from '../../../lib/files.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Planilla } from './components/planilla.tsx'
import { UsuarioDialog } from './components/usuario-dialog.tsx'
import { UsuarioRow } from './components/usuario-row.tsx'
import { downloadUsuarios, useUsuario, useUsuarios } from './queries.ts'
import classes from './usuarios.module.css'

const PAUSA_MS = 250

const scopes = [
  { value: 'activos', label: 'Activos' },
  { value: 'todos', label: 'Todos' },
] as const

interface UsuariosToolsProps {
  readonly texto: string
  readonly soloActivos: boolean
  readonly onTexto: (texto: string) => void
  readonly onSoloActivos: (soloActivos: boolean) => void
}

function UsuariosTools({ texto, soloActivos, onTexto, onSoloActivos }: UsuariosToolsProps) {
  return (
    <div className={classes.tools}>
      <TextField
        label="Buscar"
        placeholder="Nombre, usuario, RUT o equipo"
        maxLength={100}
        value={texto}
        onChange={onTexto}
      />
      <ChoiceField
        label="Mostrar"
        options={scopes}
        value={soloActivos ? 'activos' : 'todos'}
        onChange={(scope) => onSoloActivos(scope === 'activos')}
      />
    </div>
  )
}

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
  /** Clears the search. */
  readonly onClear: () => void
}

function UsuariosList({ of, onOpen, onClear }: UsuariosListProps) {
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

/** /consola/usuarios: users with their roles and teams. The search text stays out of the URL. */
export function UsuariosScreen() {
  const [texto, setTexto] = useState('')
  const [soloActivos, setSoloActivos] = useState(true)
  const usuarios = useUsuarios({ texto: useSettled(texto.trim(), PAUSA_MS), soloActivos })
  const desk = useRecordDesk('usuarioId')
  const { openId, isNew, acts } = desk
  const listed = usuarios.data?.pages
    .flatMap(({ filas }) => filas)
    .find(({ usuarioId }) => String(usuarioId) === openId)
  const read = useUsuario(openId).data
  // Keep the user open when a filter or a page hides the row
  const chosen = (read === undefined ? listed : read) ?? null

  const [params, setParams] = useSearchParams()
  const loads = useOffers('cargarUsuarios')
  const conPlanilla = loads && params.get('planilla') === '1'
  const openPlanilla = (open: boolean) => setParams(open ? { planilla: '1' } : {}, { preventScrollReset: true })
  const download = useAction(
    async () => saveAs(await downloadUsuarios(), 'usuarios.csv'),
    administracionMessages.usuariosFailed.text,
  )

  const actions = (
    <>
      <Button kind="quiet" busy={download.busy} onClick={download.run}>
        Descargar CSV
      </Button>
      {loads && <Button onClick={() => openPlanilla(true)}>Cargar planilla</Button>}
      <Button kind="primary" onClick={desk.create}>
        <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />
        Nuevo usuario
      </Button>
    </>
  )
  return (
    <Page title="Usuarios" lead="Quién puede ingresar, con qué perfiles y en qué equipo." actions={actions}>
      <Stack>
        {desk.notice}
        {conPlanilla && <Planilla onSaved={acts.onSaved} onClose={() => openPlanilla(false)} />}
        <UsuariosTools texto={texto} soloActivos={soloActivos} onTexto={setTexto} onSoloActivos={setSoloActivos} />
        <UsuariosList of={usuarios} onOpen={desk.forget} onClear={() => setTexto('')} />
      </Stack>
      {(isNew || chosen) && <UsuarioDialog key={chosen?.usuarioId ?? 'nuevo'} usuario={chosen} {...acts} />}
      {desk.over}
    </Page>
  )
}
