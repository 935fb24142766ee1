import { AccessField } from '../../../components/access/access-field.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { useSession } from '../../../lib/session/session.ts'
import classes from './clave.module.css'
import { NuevaFields } from './nueva-fields.tsx'
import { useCambiarClave } from './use-cambiar-clave.ts'

/** /clave: one's own password. A provisional one must be changed before anything else opens. */
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
