import { cambioDeClaveRules } from '@alerce/contract/forms/acceso/clave'
import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { AccessField } from '../../../components/access/access-field.tsx'
import { useClaveForm } from '../../../components/access/use-clave-form.ts'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { call } from '../../../lib/api/call.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { currentEntry, desksOf, renewSession, type Session, useSession } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import classes from './clave.module.css'
import { NuevaFields } from './nueva-fields.tsx'

const empty = { actual: '', nueva: '', repetida: '' }

/** Form of the user's own password; `back`: previous screen, or the user's first one. */
function useCambiarClave(session: Session) {
  const navigate = useWayOn()
  const message = useMessage()
  const { volverA } = useReturnPlace()
  const back = volverA ?? desksOf(session).find(({ entry }) => entry === currentEntry())?.path ?? '/'

  const save = async ({ actual, nueva }: typeof empty) => {
    await call('cambiarClave', { actual, nueva })
    // The server has given this browser a new session; the other tabs still hold the token of the former one.
    tellTabs({ kind: 'entered' })
    await renewSession()
    await navigate(back, { replace: true })
    await message('Su contraseña fue cambiada. Sus otras sesiones se cerraron.', 'ok')
  }
  const form = useClaveForm({
    empty,
    rules: cambioDeClaveRules(session),
    save,
    failure: claveMessages.failed.text,
  })
  return { back, ...form }
}

/** /clave: the user's own password. A provisional password must be changed before anything else opens. */
export function ClaveScreen() {
  const session = useSession()
  const { back, field, submit, busy } = useCambiarClave(session)

  const lead = session.debeCambiarClave
    ? 'Su contraseña es provisoria: elija una que solo usted conozca para continuar.'
    : 'Al cambiarla se cierran sus otras sesiones; esta continúa.'
  return (
    <Page title="Cambie su contraseña" lead={lead} width="form">
      <Panel title="Contraseña">
        <form id="clave" className={classes.form} onSubmit={submit} noValidate>
          {/* so that a password manager knows whose it is */}
          <input type="text" autoComplete="username" value={session.usuario} readOnly hidden />
          <AccessField
            label="Contraseña actual"
            autoComplete="current-password"
            secret="contraseña actual"
            {...field('actual')}
          />
          <NuevaFields field={field} dueno={session} actual={field('actual').value} />
        </form>
      </Panel>
      <ActionBar>
        {!session.debeCambiarClave && <ButtonLink to={back}>Volver</ButtonLink>}
        <Button kind="primary" type="submit" form="clave" busy={busy}>
          Cambiar contraseña
        </Button>
      </ActionBar>
    </Page>
  )
}
