import { beneficiarioDsRules } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Button } from '../../../../components/actions/button.tsx'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type CompensadoDeDS, useGuardarCompensados } from '../queries.ts'
import { type BeneficiariosDsForm, type PersonaDeDS, toRow, toSent } from './beneficiario-form.ts'
import { BeneficiarioPanel } from './beneficiario-panel.tsx'
import { useDecirErrores } from './use-decir-errores.ts'

interface CargasDelOtroProps {
  readonly ds: Declaracion
  readonly otro: CompensadoDeDS
  /** Its charges, without its holder. */
  readonly cargas: readonly PersonaDeDS[]
  /** ISO date. */
  readonly today: string
}

/** The charges of the pair's other, saved by themselves in the declaration whose they are. */
export function CargasDelOtro({ ds, otro, cargas, today }: CargasDelOtroProps) {
  const guardar = useGuardarCompensados()
  const message = useMessage()
  const decirErrores = useDecirErrores()
  // the draft is that of the other's own screen: what is typed there and here is one
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
  }, decirErrores(cotizanteMessages.beneficiariosSaveFailed.text))
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
