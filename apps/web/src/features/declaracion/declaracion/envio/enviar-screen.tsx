import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { Button, ButtonLink } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { type Declaracion, WithDeclaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { DsSteps } from '../components/ds-steps.tsx'
import { Familia } from '../components/familia.tsx'
import classes from '../declaracion.module.css'
import { ArchivosGuardados } from './archivos-guardados.tsx'
import { useEnvio } from './use-envio.ts'

const title = 'Enviar Declaración de Salud'

/** /enviar-ds: attach files and send (spec 2 §2). */
export function EnviarScreen() {
  return (
    <WithDeclaracion title={title} from="resumenDeclaracion" health>
      {(ds) => (haLlegado(ds.etapa, 'firma') ? <Sent ds={ds} /> : <SendingWithFiles ds={ds} />)}
    </WithDeclaracion>
  )
}

const SendingWithFiles = (props: { readonly ds: Declaracion }) => (
  <IntakeProvider>
    <Sending {...props} />
  </IntakeProvider>
)

function Sending({ ds }: { readonly ds: Declaracion }) {
  const { destination, intake, send } = useEnvio(ds)
  return (
    <Page title={title} lead="Adjunte los antecedentes médicos que tenga; no son obligatorios.">
      <DsSteps ds={ds} />
      <div className={classes.narrow}>
        <Panel title="Antecedentes médicos">
          <div className={classes.files}>
            <Intake
              destination={destination}
              intake={intake}
              verb="Adjuntar archivos"
              label="Archivos adjuntos"
              busy={send.busy}
              wide
            />
          </div>
        </Panel>
        <ArchivosGuardados identificador={ds.identificador} />
        <Familia ds={ds} />
      </div>
      <ActionBar next="Al enviar, las respuestas ya no se pueden cambiar y comienza la evaluación.">
        <Button kind="primary" busy={send.busy} onClick={() => send.run()}>
          Enviar Declaración de Salud
        </Button>
      </ActionBar>
    </Page>
  )
}

function Sent({ ds }: { readonly ds: Declaracion }) {
  return (
    <Page title={title}>
      <DsSteps ds={ds} />
      <div className={classes.narrow}>
        <Notice tone="info">La Declaración de Salud ya fue enviada.</Notice>
        <ArchivosGuardados identificador={ds.identificador} />
      </div>
      <ActionBar>
        <ButtonLink kind="primary" to={goTo('resultadoDs', ds.ids)}>
          Ver resultado
        </ButtonLink>
      </ActionBar>
    </Page>
  )
}
