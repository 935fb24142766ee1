import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { circularMessages, circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { parrafosDe } from '@alerce/domain/base/textos/clases'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { FileList } from '../../../components/intake/file-list.tsx'
import { Intake } from '../../../components/intake/intake.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { KeptFile } from '../../../components/intake/kept-file.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { readAdjuntoDS, sendAdjuntos, useAdjuntosDS, useDestinoDeLaDS } from '../../../lib/adjuntos/adjuntos-ds.ts'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { sizeAndTime } from '../../../lib/files.ts'
import { useIntake } from '../../../lib/intake/use-intake.ts'
import { goTo } from '../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { DsScreen } from './components/ds-screen.tsx'
import { DsSteps } from './components/ds-steps.tsx'
import { Familia } from './components/familia.tsx'
import classes from './declaracion.module.css'
import { useCircular, useConfirmarCircular, useEnviarDS } from './queries.ts'

const title = 'Enviar Declaración de Salud'

/** /enviar-ds: attach files and send (spec 2 §2). */
export function EnviarScreen() {
  return (
    <DsScreen title={title} from="resumenDeclaracion">
      {(ds) => <SendingWithFiles ds={ds} />}
    </DsScreen>
  )
}

/** Files already stored with the declaration. Draws nothing while there are none. */
function ArchivosGuardados({ ds }: { readonly ds: Declaracion }) {
  const { identificador } = ds
  const { data = [] } = useAdjuntosDS(ds)
  if (data.length === 0) return null
  return (
    <Panel title="Archivos guardados" aside={<small>{data.length}</small>}>
      <FileList label="Archivos guardados">
        {data.map(({ id, nombre, tipoMIME, tamano, creado }) => (
          <KeptFile
            key={id}
            name={nombre}
            type={tipoMIME}
            detail={sizeAndTime(tamano, creado)}
            read={() => readAdjuntoDS(identificador, id)}
          />
        ))}
      </FileList>
    </Panel>
  )
}

/** Why one of a pair may not send yet; null: it may. */
function esperaASuPareja({ esperaEnPareja }: Declaracion['venta']): string | null {
  if (esperaEnPareja === null) return null
  return esperaEnPareja === 'detenida' ? textosDePareja.parejaDetenida : textosDePareja.otorgaSinFirmar
}

const words = { refused: archivoInvalido, failed: resultadoMessages.documentosFailed }

/** Why it cannot be signed yet: the circular of the spouse is not accepted, or not known yet; null: it can. */
function useFaltaCircular({ identificador }: Declaracion): string | null {
  const { data } = useCircular(identificador)
  return data && (data.circular === null || data.firma) ? null : circularMessages.pendiente.text
}

/**
 * Uploads the attached files, then sends the declaration and opens its result. It is not sent while a file is missing.
 */
function useEnvio(ds: Declaracion) {
  const destination = useDestinoDeLaDS(ds.identificador)
  const intake = useIntake(destination)
  const enviar = useEnviarDS()
  const navigate = useWayOn()
  const circular = useFaltaCircular(ds)
  const send = useAction(async () => {
    await sendAdjuntos(intake, words)
    await enviar.mutateAsync({ identificador: ds.identificador })
    await navigate(goTo('resultadoDs', ds.ids))
  }, resultadoMessages.enviarFailed.text)
  return {
    destination,
    intake,
    send,
    /** Why it cannot be sent yet. */
    falta: esperaSuActualizacion(ds.venta) ?? esperaASuPareja(ds.venta) ?? circular,
  }
}

type Circular = ReplyOf<'obtenerConyugeCircular'>

/** The circular of the spouse, read and accepted before signing (spec 2 §5). Nothing where there is no spouse. */
function CircularPanel({ ds }: { readonly ds: Declaracion }) {
  const circular = useCircular(ds.identificador)
  if (circular.data?.circular === null) return null
  return (
    <Panel title={circular.data?.circular?.titulo ?? 'Circular del cónyuge'}>
      <Loaded of={circular} failure={m.readFailed.text} ghost={<SkeletonRows />}>
        {(read) => <Reading ds={ds} read={read} />}
      </Loaded>
    </Panel>
  )
}

function Reading({ ds, read }: { readonly ds: Declaracion; readonly read: Circular }) {
  const confirmar = useConfirmarCircular()
  const { tell, toast } = useUndoToast(m.saveFailed.text)
  const { circular, firma, por, en } = read
  const accepting = useAction(async (accepts: boolean, version: number) => {
    await confirmar.mutateAsync({ identificador: ds.identificador, firma: accepts, version }, () =>
      tell(accepts ? m.aceptada.text : m.retirada.text),
    )
  }, m.saveFailed.text)
  if (!circular) return null
  return (
    <div className={classes.files}>
      {circular.esEjemplo && <Notice tone="info">{m.esEjemplo.text}</Notice>}
      {parrafosDe(circular.cuerpo).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      <CheckField
        label="El cotizante leyó la circular y la acepta"
        description={firma && en ? `Registrada por ${por} el ${fechaYHora(en)}` : `Cónyuge: ${circular.conyuge}`}
        value={firma}
        onChange={(accepts) => accepting.run(accepts, circular.version)}
      />
      {toast}
    </div>
  )
}

const SendingWithFiles = (props: { readonly ds: Declaracion }) => (
  <IntakeProvider>
    <Sending {...props} />
  </IntakeProvider>
)

function Sending({ ds }: { readonly ds: Declaracion }) {
  const { destination, intake, send, falta } = useEnvio(ds)
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
        <ReasonedButton kind="primary" busy={send.busy} reason={falta} onClick={() => send.run()}>
          Enviar Declaración de Salud
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}
