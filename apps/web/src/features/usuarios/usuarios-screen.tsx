import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { type Secret, SecretDialog } from '../../components/dialogs/secret-dialog.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { Panel, Stack } from '../../components/layout/panel.tsx'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { UsuarioDialog } from './components/usuario-dialog.tsx'
import { UsuariosList } from './components/usuarios-list.tsx'
import { useUsuarios } from './queries.ts'

/** /consola/usuarios: who may log in, as what, and in which team. */
export function UsuariosScreen() {
  const usuarios = useUsuarios()
  const { openId, isNew, openNew, close } = useOpenRecord('usuarioId')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const chosen = usuarios.data?.find(({ usuarioId }) => String(usuarioId) === openId) ?? null

  const forget = () => setDone(null)
  const create = () => {
    forget()
    openNew()
  }
  const saved = (what: string, provisional: Secret | null) => {
    setDone(what)
    setSecret(provisional)
    close()
  }

  const actions = (
    <Button kind="primary" onClick={create}>
      <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />
      Nuevo usuario
    </Button>
  )
  return (
    <Page title="Usuarios" lead="Quién puede ingresar, con qué perfiles y en qué equipo." actions={actions}>
      <Stack>
        {done && <Notice tone="info">{done}</Notice>}
        <Loaded of={usuarios} failure={administracionMessages.usuariosFailed.text} ghost={<Ghost />}>
          {(all) => <UsuariosList of={all} onOpen={forget} />}
        </Loaded>
      </Stack>
      {(isNew || chosen) && (
        <UsuarioDialog
          key={chosen?.usuarioId ?? 'nuevo'}
          usuario={chosen}
          onSaved={saved}
          onSecret={setSecret}
          onClose={close}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
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
