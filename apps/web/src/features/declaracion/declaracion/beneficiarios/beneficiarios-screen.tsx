import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { DsForm } from '../components/ds-form.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import { usePersonas } from '../queries.ts'
import type { PersonaDeDS } from './beneficiario-form.ts'
import { BeneficiarioPanel } from './beneficiario-panel.tsx'
import { Compensados } from './compensados.tsx'
import { useBeneficiariosForm } from './use-beneficiarios-form.ts'

const title = 'Beneficiarios y cargas médicas'

/** /postulant-beneficiaries: the persons of the declaration besides the holder (spec 2 §2). */
export function BeneficiariosDsScreen() {
  return (
    <DsScreen title={title} from="cotizante">
      {(ds) => <Reading ds={ds} />}
    </DsScreen>
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

function Editing({ ds, personas }: { readonly ds: Declaracion; readonly personas: readonly PersonaDeDS[] }) {
  const { form, save, beneficiarios } = useBeneficiariosForm(ds, personas)
  const today = todayInSantiago()
  return (
    <DsForm
      ds={ds}
      here="postulantBeneficiaries"
      title={title}
      form={form}
      save="Guardar Beneficiarios"
      next={next}
      onSave={save}
    >
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
      <Compensados ds={ds} today={today} />
    </DsForm>
  )
}

const next = (
  <>
    Después: <b>preguntas de salud</b>
  </>
)
