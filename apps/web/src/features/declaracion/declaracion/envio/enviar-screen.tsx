import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { CircularPanel } from '../circular/circular-panel.tsx'
import { useFaltaCircular } from '../circular/use-falta-circular.ts'
import { DsScreen } from '../components/ds-screen.tsx'
import { DsSteps } from '../components/ds-steps.tsx'
import { Familia } from '../components/familia.tsx'
import classes from '../declaracion.module.css'
import { ArchivosGuardados } from './archivos-guardados.tsx'
import { useEnvio } from './use-envio.ts'

const title = 'Enviar Declaración de Salud'

/** /enviar-ds: attach files and send (spec 2 §2). */
export function EnviarScreen() {
  return (
    <DsScreen title={title} from="resumenDeclaracion">
      {(ds) => <SendingWithFiles ds={ds} />}
    </DsScreen>
  )
}

const SendingWithFiles = (props: { readonly ds: Declaracion }) => (
  <IntakeProvider>
    <Sending {...props} />
  </IntakeProvider>
)

function Sending({ ds }: { readonly ds: Declaracion }) {
  const { destination, intake, espera, send } = useEnvio(ds)
  const falta = useFaltaCircular(ds)
  const reason = espera ?? falta
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
        <ArchivosGuardados ds={ds} />
        <Familia ds={ds} />
        <CircularPanel ds={ds} />
      </div>
      <ActionBar next="Al enviar, las respuestas ya no se pueden cambiar y comienza la evaluación.">
        <ReasonedButton kind="primary" busy={send.busy} reason={reason} onClick={() => send.run()}>
          Enviar Declaración de Salud
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}
