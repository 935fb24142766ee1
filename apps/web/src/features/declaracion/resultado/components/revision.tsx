import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { IconFileSearch } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { FileRow } from '../../../../components/intake/file-row.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { sendAdjuntos, useAdjuntosDS, useDestinoDeLaDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { type DatosDelResultado, type ResultadoEnRevision, revisiones, useFinalizar } from '../queries.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface RevisionProps {
  readonly ds: Declaracion
  readonly resultado: ResultadoEnRevision
  readonly data: DatosDelResultado
  /** Called after the documents were sent back. */
  readonly onResent: () => void
}

/** Files already sent for this request. After the declaration was sent nobody here can open them. */
function Enviados({ adjuntos }: { readonly adjuntos: ReplyOf<'adjuntosDS'> }) {
  return adjuntos.map(({ id, nombre, tamano, creado }) => (
    <FileRow key={id} name={nombre} detail={sizeAndTime(tamano, creado)} tone="kept" />
  ))
}

interface Reenvio {
  readonly ds: Declaracion
  readonly resultado: ResultadoEnRevision
  /** Instant of the request, ISO: earlier files belong to another request. */
  readonly desde: string | null
  readonly onResent: () => void
}

const words = { refused: archivoInvalido, failed: m.archivosFailed }

/** The files that answer a revision, and sending it back once all of them arrived. */
function useReenvio({ ds, resultado, desde, onResent }: Reenvio) {
  const { identificador } = ds
  const { tipoAdjunto, cierre } = revisiones[resultado]
  const destination = useDestinoDeLaDS(identificador, tipoAdjunto, { failed: m.archivosFailed.text })
  const intake = useIntake(destination)
  const finalizar = useFinalizar()
  const { data: adjuntos = [] } = useAdjuntosDS(ds, tipoAdjunto)
  const send = useAction(async () => {
    await sendAdjuntos(intake, words)
    await finalizar.mutateAsync({ identificador, resultado: cierre, pin: '' })
    onResent()
  }, m.reenvioFailed.text)
  const kept = adjuntos.filter(({ creado }) => desde === null || creado >= desde)
  return { destination, intake, kept, send }
}

/** Results 3 and 7: requested documents, their files, and the button back to contraloría (spec 2 §4). */
export const Revision = (props: RevisionProps) => (
  <IntakeProvider>
    <Asked {...props} />
  </IntakeProvider>
)

const NOTHING = 'Adjunte al menos un archivo con lo que se pide.'

function Asked({ ds, resultado, data, onResent }: RevisionProps) {
  const { destination, intake, kept, send } = useReenvio({ ds, resultado, desde: data.decididoEn, onResent })
  const some = kept.length > 0 || intake.uploads.length > 0
  return (
    <ResultadoPage
      icon={<IconFileSearch size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={textosDeResultado[resultado]}
      motivo={data.motivo}
      carta={ds.identificador}
      next={some ? 'Al reenviar, el caso vuelve a contraloría.' : NOTHING}
      details={
        <Panel title="Archivos con lo que se pide">
          <Intake
            destination={destination}
            intake={intake}
            verb="Adjuntar archivos"
            label="Archivos adjuntos"
            busy={send.busy}
            wide
            kept={<Enviados adjuntos={kept} />}
          />
        </Panel>
      }
      actions={
        <ReasonedButton kind="primary" reason={some ? null : NOTHING} busy={send.busy} onClick={() => send.run()}>
          Reenviar Declaración de Salud
        </ReasonedButton>
      }
    >
      <AntecedentesList of={data.antecedentes} />
    </ResultadoPage>
  )
}
