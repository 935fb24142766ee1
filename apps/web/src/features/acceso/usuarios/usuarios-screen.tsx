import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconUserPlus } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { UsuarioDialog } from './components/usuario-dialog.tsx'
import { UsuariosList } from './components/usuarios-list.tsx'
import { useUsuarios } from './queries.ts'

/** /consola/usuarios: who may log in, as what, and in which team. */
export function UsuariosScreen() {
  const usuarios = useUsuarios()
  const desk = useRecordDesk('usuarioId')
  const { openId, isNew, close } = desk
  const chosen = usuarios.data?.find(({ usuarioId }) => String(usuarioId) === openId) ?? null

  const actions = (
    <Button kind="primary" onClick={desk.create}>
      <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />
      Nuevo usuario
    </Button>
  )
  return (
    <Page title="Usuarios" lead="Quién puede ingresar, con qué perfiles y en qué equipo." actions={actions}>
      <Stack>
        {desk.notice}
        <Loaded of={usuarios} failure={administracionMessages.usuariosFailed.text} ghost={<Ghost />}>
          {(all) => <UsuariosList of={all} onOpen={desk.forget} />}
        </Loaded>
      </Stack>
      {(isNew || chosen) && (
        <UsuarioDialog
          key={chosen?.usuarioId ?? 'nuevo'}
          usuario={chosen}
          onSaved={desk.saved}
          onSecret={desk.show}
          onClose={close}
          onLetGo={desk.onLetGo}
        />
      )}
      {desk.over}
    </Page>
  )
}

function Ghost() {
  return (
    <Panel title="Usuarios" flush>
      <SkeletonRows count={8} />
    </Panel>
  )
}
