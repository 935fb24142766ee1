import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { UsuarioDialog } from './components/usuario-dialog.tsx'
import { UsuariosList } from './components/usuarios-list.tsx'
import { UsuariosTools } from './components/usuarios-tools.tsx'
import { useUsuario, useUsuarios } from './queries.ts'

const PAUSA_MS = 250

/** /consola/usuarios: who may log in, as what, and in which team. What is searched stays out of the URL. */
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
  // what is narrowed, or further down, stays open
  const chosen = (read === undefined ? listed : read) ?? null

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
        <UsuariosTools {...{ texto, soloActivos }} onTexto={setTexto} onSoloActivos={setSoloActivos} />
        <UsuariosList of={usuarios} onOpen={desk.forget} onClear={() => setTexto('')} />
      </Stack>
      {(isNew || chosen) && <UsuarioDialog key={chosen?.usuarioId ?? 'nuevo'} usuario={chosen} {...acts} />}
      {desk.over}
    </Page>
  )
}
