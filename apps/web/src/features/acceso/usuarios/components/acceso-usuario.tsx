import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import { StatusBox } from '../../../../components/values/status-box.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { type Usuario, useCambiarEstado, useCrearEnlaceClave } from '../queries.ts'
import { nombreDe } from '../usuario.ts'
import { Estado } from './usuario-row.tsx'

interface AccesoUsuarioProps {
  readonly usuario: Usuario
  readonly onSecret: (secret: Secret) => void
}

/** Whether and how this user gets in, and what the administrator may do about it. */
export function AccesoUsuario({ usuario, onSecret }: AccesoUsuarioProps) {
  const { usuarioId, activo, sesionesAbiertas, ultimoIngreso } = usuario
  const cambiar = useCambiarEstado()
  const crearEnlace = useCrearEnlaceClave()
  const confirm = useConfirm()
  const [done, setDone] = useState<string | null>(null)

  const cambiarEstado = async () => {
    const { sesionesCerradas } = await cambiar.mutateAsync({ usuarioId, activo: !activo })
    setDone(activo ? `Usuario desactivado. Sesiones cerradas: ${sesionesCerradas}.` : 'Usuario activado.')
  }
  const turn = useAction(async () => {
    const question = {
      title: `Desactivar a ${nombreDe(usuario)}`,
      text: 'Sus sesiones terminan de inmediato y sus enlaces de supervisor se revocan.',
      accept: 'Desactivar',
    }
    await (activo ? confirm(question, cambiarEstado) : cambiarEstado())
  }, administracionMessages.usuarioNoGuardado.text)

  const link = useAction(async () => {
    const { ruta, expira } = await crearEnlace.mutateAsync({ usuarioId })
    onSecret({
      title: 'Enlace de contraseña',
      label: `Enlace para ${nombreDe(usuario)}`,
      value: window.location.origin + ruta,
      note: `Sirve una sola vez, hasta el ${fechaYHora(expira)}. Entréguelo solo a esa persona.`,
    })
  }, administracionMessages.enlaceNoCreado.text)

  const facts = (
    <>
      <Fact name="Estado">
        <Estado of={usuario} />
      </Fact>
      <Fact name="Último ingreso">{ultimoIngreso ? fechaYHora(ultimoIngreso) : 'Nunca'}</Fact>
      <Fact name="Sesiones abiertas">{sesionesAbiertas}</Fact>
    </>
  )
  const actions = (
    <>
      <ReasonedButton
        reason={activo ? null : administracionMessages.usuarioInactivo.text}
        busy={link.busy}
        onClick={link.run}
      >
        Crear enlace de contraseña
      </ReasonedButton>
      {sesionesAbiertas > 0 && <ButtonLink to={goTo('sesiones', { usuarioId })}>Cerrar sesiones</ButtonLink>}
      <Button busy={turn.busy} onClick={turn.run}>
        {activo ? 'Desactivar' : 'Activar'}
      </Button>
    </>
  )
  return (
    <StatusBox label="Acceso" notice={done && <Notice tone="info">{done}</Notice>} facts={facts} actions={actions} />
  )
}
