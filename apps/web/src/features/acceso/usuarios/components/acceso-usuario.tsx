import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { segundoFactorMessages } from '@alerce/contract/messages/acceso/segundo-factor'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTurn } from '../../../../components/actions/use-turn.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { Fact, StatusBox } from '../../../../components/values/fact.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useSession } from '../../../../lib/session/session.ts'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { useCambiarEstado, useCrearEnlaceClave, useQuitarSegundoFactor } from '../queries.ts'
import { nombreDe } from '../usuario.ts'
import { useDesactivar } from './desactivar-dialog.tsx'
import { Estado } from './usuario-row.tsx'

interface AccesoUsuarioProps {
  readonly usuario: Usuario
  readonly onSecret: (secret: Secret) => void
}

/** Access of a user: its state, and the acts of the administrator. */
export function AccesoUsuario({ usuario, onSecret }: AccesoUsuarioProps) {
  const { usuarioId, activo, segundoFactor, sesionesAbiertas, ultimoIngreso, version } = usuario
  const cambiar = useCambiarEstado()
  const crearEnlace = useCrearEnlaceClave()
  const quitarFactor = useQuitarSegundoFactor()
  const confirm = useConfirm()
  const own = useSession().identificador === usuarioId

  const { abiertos, aviso, dialogo, pregunta } = useDesactivar(usuario)

  const turn = useTurn({
    activo,
    question: {
      title: `Desactivar a ${nombreDe(usuario)}`,
      text: 'Sus sesiones terminan de inmediato y sus enlaces de supervisor se revocan.',
    },
    asksElse: pregunta,
    act: async () => {
      const { sesionesCerradas } = await cambiar.mutateAsync({ usuarioId, activo: !activo, version })
      return activo ? `Usuario desactivado. Sesiones cerradas: ${sesionesCerradas}.` : 'Usuario activado.'
    },
    failure: administracionMessages.usuarioNoGuardado.text,
  })

  const link = useAction(async () => {
    const { ruta, expira } = await crearEnlace.mutateAsync({ usuarioId })
    onSecret({
      title: 'Enlace de contraseña',
      label: `Enlace para ${nombreDe(usuario)}`,
      value: window.location.origin + ruta,
      note: `Sirve una sola vez, hasta el ${fechaYHora(expira)}. Entréguelo solo a esa persona.`,
    })
  }, administracionMessages.enlaceNoCreado.text)

  const factor = useAction(async () => {
    const text = `${nombreDe(usuario)} ingresará solo con su contraseña hasta que agregue otro. Recibirá una carta.`
    await confirm({ title: 'Quitar el segundo paso', text, accept: 'Quitar' }, () =>
      quitarFactor.mutateAsync({ usuarioId }),
    )
  }, segundoFactorMessages.noGuardado.text)

  const facts = (
    <>
      <Fact name="Estado">
        <Estado of={usuario} />
      </Fact>
      <Fact name="Segundo paso">{segundoFactor ? 'Sí' : 'No'}</Fact>
      <Fact name="Último ingreso">{ultimoIngreso ? fechaYHora(ultimoIngreso) : 'Nunca'}</Fact>
      <Fact name="Sesiones abiertas">{sesionesAbiertas}</Fact>
      {abiertos > 0 && <Fact name="Casos abiertos">{abiertos}</Fact>}
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
      {segundoFactor && !own && (
        <Button busy={factor.busy} onClick={() => factor.run()}>
          Quitar segundo paso
        </Button>
      )}
      {sesionesAbiertas > 0 && <ButtonLink to={goTo('sesiones', { usuarioId })}>Cerrar sesiones</ButtonLink>}
      {turn.button}
    </>
  )
  return (
    <>
      <StatusBox label="Acceso" notice={aviso ?? turn.notice} facts={facts} actions={actions} />
      {dialogo}
    </>
  )
}
