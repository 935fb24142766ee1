import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { IconFileSearch } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { DatosDelResultado, ResultadoEnRevision } from '../queries.ts'
import { useReenvio } from '../use-reenvio.ts'
import { Enviados } from './enviados.tsx'
import { ResultadoPage } from './resultado-page.tsx'

interface RevisionProps {
  readonly ds: Declaracion
  readonly resultado: ResultadoEnRevision
  readonly data: DatosDelResultado
  /** It was sent back. */
  readonly onResent: () => void
}

/** Results 3 and 7: what is asked for, its files, and the way back to contraloría (spec 2 §4). */
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
