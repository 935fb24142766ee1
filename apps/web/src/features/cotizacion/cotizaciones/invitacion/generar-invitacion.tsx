import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { must } from '../../../../lib/api/must.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { CambiarTipoVenta } from './cambiar-tipo-venta.tsx'

const detiene: Partial<Record<ReplyOf<'validarCreacionDS'>, string>> = {
  rechazado: declaracionMessages.enEvaluacion.text,
  error_compensado: parejaMessages.otraEtapa.text,
  error_compensado_2: parejaMessages.otorganteSinEnviar.text,
}

/** With a yes to its question, where it asks. */
const sigue: ReadonlySet<string> = new Set<ReplyOf<'validarCreacionDS'>>(['aceptado', 'advertencia'])

const ACTO = 'Generar Invitación'

/** Creation check first: a warning asks for confirmation, a refusal is shown (spec 2 §4). */
function useGenerarInvitacion({ prospectoId }: Venta) {
  const { mutateAsync } = useWrite('generarInvitacionDashboard')
  const confirm = useConfirm()
  const message = useMessage()
  return useAction(async () => {
    const revision = await must(call('validarCreacionDS', { prospectoId }), declaracionMessages.validarFailed.text)
    if (!sigue.has(revision)) return await message(detiene[revision] ?? declaracionMessages.inesperada.text)
    const generate = () => mutateAsync({ prospectoId })
    const advertencia = { title: ACTO, text: declaracionMessages.advertencia.text, accept: ACTO }
    const hecha = revision === 'advertencia' ? await confirm(advertencia, generate) : await generate()
    if (hecha) await message('La invitación se envió al correo del postulante.', 'ok')
  }, m.generarFailed.text)
}

/** An electronic sale without a live invitation: this sends it. There is a manual way, too. */
export function GenerarInvitacion({ venta }: { readonly venta: Venta }) {
  const { run, busy } = useGenerarInvitacion(venta)
  const reason = useReader() ?? esperaSuActualizacion(venta)
  return (
    <ActionBar
      next={
        venta.etapa === 'invitacionAnulada' ? (
          <>
            <b>La invitación ya no está vigente.</b> Genere otra o siga con una declaración manual.
          </>
        ) : (
          <>
            <b>Sigue: {ACTO}.</b> El postulante recibe un correo y responde su Declaración de Salud en el teléfono.
          </>
        )
      }
    >
      <CambiarTipoVenta venta={venta} a="M" />
      <ReasonedButton kind="primary" reason={reason} busy={busy} onClick={() => run()}>
        {ACTO}
      </ReasonedButton>
    </ActionBar>
  )
}
