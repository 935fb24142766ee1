import { beneficiarioDsRules } from '@alerce/contract/forms/beneficiario-ds'
import { beneficiariosMessages } from '@alerce/contract/messages/beneficiarios'
import { cotizanteMessages } from '@alerce/contract/messages/cotizante'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { now } from '../../../lib/clock.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { DsForm } from '../components/ds-form.tsx'
import { usePersonas } from '../queries.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { type BeneficiariosDsForm, esTitular, type Persona, toRow } from './beneficiario-form.ts'
import { BeneficiarioPanel } from './beneficiario-panel.tsx'
import { useGuardarPersonas } from './use-guardar-personas.ts'

const title = 'Beneficiarios y cargas médicas'

/** /postulant-beneficiaries: the persons of the declaration besides the holder (spec 2 §2). */
export function BeneficiariosDsScreen() {
  return (
    <WithDeclaracion title={title} from="cotizante">
      {(ds) => <Reading ds={ds} />}
    </WithDeclaracion>
  )
}

function Reading({ ds }: { readonly ds: Declaracion }) {
  const personas = usePersonas(ds.identificador)
  return (
    <LoadedPage title={title} of={personas} failure={cotizanteMessages.beneficiariosFailed.text}>
      {(all) => <Editing ds={ds} personas={all} />}
    </LoadedPage>
  )
}

function Editing({ ds, personas }: { readonly ds: Declaracion; readonly personas: readonly Persona[] }) {
  const beneficiarios = personas.filter((persona) => !esTitular(persona))
  const today = hoyEnSantiago(now())
  const guardarPersonas = useGuardarPersonas(ds, personas)
  const guardarPaso = useGuardarPaso(ds, 'beneficiarios', 'postulantDs')
  const tellFailure = useTellFailure()
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${ds.identificador}`,
    initial: { beneficiarios: beneficiarios.map(toRow) },
    rules: { beneficiarios: beneficiarioDsRules },
  })
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await guardarPersonas(values)
      await guardarPaso(advance)
    }, tellFailure(cotizanteMessages.beneficiariosSaveFailed.text))()
  return (
    <DsForm ds={ds} title={title} form={form} save="Guardar Beneficiarios" next={next} onSave={save}>
      {beneficiarios.length === 0 && (
        <Empty title={beneficiariosMessages.vacia.text}>
          <p>La Declaración de Salud es solo del cotizante. Puede avanzar.</p>
        </Empty>
      )}
      <Stack>
        {beneficiarios.map((persona, index) => (
          <BeneficiarioPanel key={persona.id} form={form} index={index} persona={persona} today={today} />
        ))}
      </Stack>
    </DsForm>
  )
}

const next = (
  <>
    Después: <b>preguntas de salud</b>
  </>
)
