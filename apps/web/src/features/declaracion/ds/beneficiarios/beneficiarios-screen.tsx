import { beneficiarioDsRules, revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Button } from '../../../../components/actions/button.tsx'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { ApiRefusal, isRefusal } from '../../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { DsForm } from '../components/ds-form.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import {
  type CompensadoDeDS,
  useCompensados,
  useGuardarBeneficiarios,
  useGuardarCompensados,
  usePersonas,
} from '../queries.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { type BeneficiariosDsForm, esTitular, type PersonaDeDS, toRow, toSent } from './beneficiario-form.ts'
import { BeneficiarioPanel } from './beneficiario-panel.tsx'

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

const refused = (descripcion: string) => new ApiRefusal({ status: 400, codigo: 'beneficiarios_ds', descripcion })

/** Errors of the server about the group as a list, without repeats. */
function listaDeErrores({ errores }: ApiRefusal): string {
  const list = new Set(errores.map(({ mensaje }) => `• ${mensaje}`))
  return [cotizanteMessages.erroresEncontrados.text, ...list].join('\n')
}

const document = ({ tipoDocumento, rutBeneficiario, pasaporte }: BeneficiariosDsForm['beneficiario'][number]) =>
  tipoDocumento === 'P' ? { rut: null, pasaporte } : { rut: rutBeneficiario, pasaporte: null }

/** Cross-checks, then the save, which verifies the group. An error is thrown with its text (spec 2 §5). */
function useGuardarPersonas({ identificador }: Declaracion, personas: readonly PersonaDeDS[]) {
  const guardar = useGuardarBeneficiarios()
  const titular = personas.find(esTitular)
  // each row says the version of the declaration, which has its holder always
  const version = titular?.version ?? 0
  return async ({ beneficiario: beneficiarios }: BeneficiariosDsForm): Promise<void> => {
    const holder = { rut: titular?.rutBeneficiario ?? null, pasaporte: titular?.pasaporte ?? null }
    const problems = revisaDocumentos(holder, beneficiarios.map(document))
    if (problems.length > 0) throw refused(problems.join('\n'))
    await guardar.mutateAsync({ identificador, beneficiario: beneficiarios.map(toSent), version })
  }
}

/** Shows errors of the group as a list (spec 2 §5), besides those at the fields. Other failures use their own text. */
function useDecirErrores() {
  const message = useMessage()
  const tellFailure = useTellFailure()
  return (failure: string) => async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) await message(listaDeErrores(error))
    else await tellFailure(failure)(error)
  }
}

/** The form of all beneficiaries; saving them saves stage beneficiarios (spec 2 §4). */
function useBeneficiariosForm(ds: Declaracion, personas: readonly PersonaDeDS[]) {
  const beneficiarios = personas.filter((persona) => !esTitular(persona))
  const savePersonas = useGuardarPersonas(ds, personas)
  const savePaso = useGuardarPaso(ds, 'beneficiarios', 'postulantDs')
  const sayErrores = useDecirErrores()
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${ds.identificador}`,
    initial: { beneficiario: beneficiarios.map(toRow) },
    rules: { beneficiario: beneficiarioDsRules },
  })
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await savePersonas(values)
      await savePaso(advance)
    }, sayErrores(cotizanteMessages.beneficiariosSaveFailed.text))()
  return { form, save, beneficiarios }
}

interface CompensadosProps {
  readonly ds: Declaracion
  /** ISO date. */
  readonly today: string
}

/**
 * Charges of the other person of a pair (spec 2 §7). Draws nothing without a pair, or before the other's declaration.
 */
function Compensados({ ds, today }: CompensadosProps) {
  const compensados = useCompensados(ds.identificador)
  if (compensados.data?.listaCompensados.length === 0) return null
  return (
    <Loaded of={compensados} failure={cotizanteMessages.beneficiariosFailed.text} ghost={null}>
      {({ listaCompensados }) =>
        listaCompensados.map((otro) => <Otro key={otro.identificador} ds={ds} otro={otro} today={today} />)
      }
    </Loaded>
  )
}

interface CargasDelOtroProps {
  readonly ds: Declaracion
  readonly otro: CompensadoDeDS
  /** Charges of that declaration, without its holder. */
  readonly cargas: readonly PersonaDeDS[]
  /** ISO date. */
  readonly today: string
}

/** Charges of the other person of the pair, saved in that person's own declaration. */
function CargasDelOtro({ ds, otro, cargas, today }: CargasDelOtroProps) {
  const guardar = useGuardarCompensados()
  const message = useMessage()
  const sayErrores = useDecirErrores()
  // Same draft name as the other's own screen: both edit one draft
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${otro.identificador}`,
    initial: { beneficiario: cargas.map(toRow) },
    rules: { beneficiario: beneficiarioDsRules },
  })
  const save = form.submit(async (values) => {
    const beneficiario = values.beneficiario.map(toSent)
    const versionCompensado = cargas[0]?.version ?? otro.version
    await guardar.mutateAsync({ identificador: ds.identificador, beneficiario, versionCompensado })
    void message(prospectoMessages.saved.text, 'ok')
  }, sayErrores(cotizanteMessages.beneficiariosSaveFailed.text))
  return (
    <Stack>
      {cargas.map((persona, index) => (
        <BeneficiarioPanel key={persona.id} form={form} index={index} persona={persona} today={today} />
      ))}
      <div>
        <Button busy={form.busy} onClick={() => void save()}>
          Guardar cargas de {otro.nombre}
        </Button>
      </div>
    </Stack>
  )
}

function Otro({ ds, otro, today }: CompensadosProps & { readonly otro: CompensadoDeDS }) {
  const personas = usePersonas(otro.identificador)
  return (
    <Panel title={`Cargas de ${otro.nombre}`} aside={<small>{otro.otorga ? 'Otorga' : 'Recibe'}</small>}>
      <Loaded of={personas} failure={cotizanteMessages.beneficiariosFailed.text}>
        {(all) => {
          const cargas = all.filter((persona) => !esTitular(persona))
          if (cargas.length === 0) return <p>{otro.nombre} no tiene cargas en su Declaración de Salud.</p>
          if (otro.cerrada) return <Notice tone="info">{otro.cerrada}</Notice>
          return <CargasDelOtro ds={ds} otro={otro} cargas={cargas} today={today} />
        }}
      </Loaded>
    </Panel>
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
