import { cotizante } from '@alerce/contract/fichas/declaracion/cotizante'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { type CotizanteForm, cotizanteRules } from '@alerce/contract/forms/declaracion/cotizante'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { esTitular } from '../beneficiarios/beneficiario-form.ts'
import { DsForm } from '../components/ds-form.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import { useCotizante, useGuardarCotizante, usePersonas } from '../queries.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { CotizanteFields } from './cotizante-fields.tsx'

const title = 'Antecedentes del cotizante'

/** /postulant-background: the holder's background for the declaration (spec 2 §2). */
export function CotizanteScreen() {
  return (
    <DsScreen title={title} from="inicioManual">
      {(ds) => <Reading ds={ds} />}
    </DsScreen>
  )
}

function Reading({ ds }: { readonly ds: Declaracion }) {
  const cotizante = useCotizante(ds.identificador)
  return (
    <LoadedPage title={title} of={cotizante} failure={cotizanteMessages.readFailed.text}>
      {(saved) => <Editing ds={ds} saved={saved} />}
    </LoadedPage>
  )
}

/** Form values of the saved record. */
const toForm = (saved: ReplyOf<'obtenerAntecedentesCotizante'>): CotizanteForm => pantallaDe(cotizante, saved)

/** Payload of the form. Cause and diagnosis are sent for a pension only. */
const toPayload = (
  values: CotizanteForm,
): Omit<PayloadOf<'guardarAntecedentesCotizante'>, 'identificador' | 'version'> => envioDe(cotizante, values)

/** True when the holder declares alone: the screen of the beneficiaries would ask nothing. */
function useDeclaraSolo({ identificador, venta }: Declaracion): boolean {
  const { data } = usePersonas(identificador)
  return venta.tipoPlan !== 'S' && data !== undefined && data.every(esTitular)
}

interface EditingProps {
  readonly ds: Declaracion
  readonly saved: ReplyOf<'obtenerAntecedentesCotizante'>
}

function Editing({ ds, saved }: EditingProps) {
  const { identificador } = ds
  const today = todayInSantiago()
  const initial = toForm(saved)
  const guardar = useGuardarCotizante()
  const solo = useDeclaraSolo(ds)
  const savePaso = useGuardarPaso(
    ds,
    'cotizante',
    solo ? 'postulantDs' : 'postulantBeneficiaries',
    solo ? ['beneficiarios'] : [],
  )
  const tellFailure = useTellFailure()
  const form = useAlerceForm({
    name: `cotizante-ds:${identificador}`,
    initial,
    rules: cotizanteRules(today, initial.fechaDS || null),
  })
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await guardar.mutateAsync({ identificador, version: saved.version, ...toPayload(values) })
      await savePaso(advance)
    }, tellFailure(cotizanteMessages.saveFailed.text))()
  return (
    <DsForm
      ds={ds}
      here="postulantBackground"
      title={title}
      form={form}
      save="Guardar Antecedentes"
      next={solo ? preguntas : beneficiarios}
      onSave={save}
    >
      <CotizanteFields form={form} saved={saved} today={today} />
    </DsForm>
  )
}

const beneficiarios = (
  <>
    Después: <b>beneficiarios de la Declaración de Salud</b>
  </>
)
const preguntas = (
  <>
    Después: <b>preguntas de salud</b>
  </>
)
