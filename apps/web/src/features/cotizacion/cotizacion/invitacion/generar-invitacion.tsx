import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { must } from '../../../../lib/api/must.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'

const detiene: Partial<Record<ReplyOf<'validarCreacionDS'>, string>> = {
  rechazado: declaracionMessages.enEvaluacion.text,
  error_compensado: parejaMessages.otraEtapa.text,
  error_compensado_2: parejaMessages.otorganteSinEnviar.text,
}

/** With a yes to its question, where it asks. */
const sigue: ReadonlySet<string> = new Set<ReplyOf<'validarCreacionDS'>>(['aceptado', 'advertencia'])

const ACTO = 'Generar Invitación'

/** The creation check first; what it warns of is asked, what it refuses is said (spec 2 §4). */
function useGenerarInvitacion({ prospectoId }: Venta) {
  const { mutateAsync } = useWrite('generarInvitacionDashboard')
  const confirm = useConfirm()
  const message = useMessage()
  return useAction(async () => {
    const revision = await must(call('validarCreacionDS', { prospectoId }), declaracionMessages.validarFailed.text)
    if (!sigue.has(revision)) return await message(detiene[revision] ?? declaracionMessages.inesperada.text)
    const generar = () => mutateAsync({ prospectoId })
    const advertencia = { title: ACTO, text: declaracionMessages.advertencia.text, accept: ACTO }
    const hecha = revision === 'advertencia' ? await confirm(advertencia, generar) : await generar()
    if (hecha) await message('La invitación se envió al correo del postulante.', 'ok')
  }, m.generarFailed.text)
}

/** An electronic sale without a live invitation: this sends it. After an annulled one there is a manual way, too. */
export function GenerarInvitacion({ venta }: { readonly venta: Venta }) {
  const { run, busy } = useGenerarInvitacion(venta)
  const anulada = venta.etapa === 'invitacionAnulada'
  const [antecedentes] = venta.pasos
  const { prospectoId } = venta
  return (
    <ActionBar
      next={
        anulada ? (
          <>
            <b>La invitación se anuló.</b> Genere otra o, para seguir con una declaración manual, cambie el tipo de
            venta en Antecedentes.
          </>
        ) : (
          <>
            <b>Sigue: {ACTO}.</b> El postulante recibe un correo y responde su Declaración de Salud en el teléfono.
          </>
        )
      }
    >
      {anulada && antecedentes && (
        <ButtonLink to={`${antecedentes.ruta}?prospectoId=${prospectoId}`}>Ir a {antecedentes.titulo}</ButtonLink>
      )}
      <ReasonedButton kind="primary" reason={useReader()} busy={busy} onClick={() => run()}>
        {ACTO}
      </ReasonedButton>
    </ActionBar>
  )
}
