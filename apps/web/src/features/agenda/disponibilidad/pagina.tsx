import { type PaginaForm, paginaRules } from '@alerce/contract/forms/agenda/reserva'
import { paginaMessages } from '@alerce/contract/messages/agenda/reservas'
import { addressOf } from '@alerce/contract/screens'
import {
  avisosDeReserva,
  claseDeReunion,
  diasDeReserva,
  LARGO_DE_ALIAS,
  LARGO_DE_LUGAR,
  type Modalidad,
  minutosDeReserva,
  modalidades,
} from '@alerce/domain/agenda/reserva'
import { Button } from '../../../components/actions/button.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { CheckGroupField } from '../../../components/fields/check-group-field.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Fields } from '../../../components/layout/panel.tsx'
import { SecretOnce } from '../../../components/values/secret-once.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './disponibilidad.module.css'

const cadaUno = (valores: readonly number[], label: (valor: number) => string) =>
  valores.map((valor) => ({ value: String(valor), label: label(valor) }))

const duraciones = cadaUno(minutosDeReserva, (minutos) => `${minutos} minutos`)
const avisos = cadaUno(avisosDeReserva, (horas) => (horas === 1 ? '1 hora antes' : `${horas} horas antes`))
const plazos = cadaUno(diasDeReserva, (dias) => `Los próximos ${dias} días`)
const clases = claseDeReunion.map((value) => ({ value, label: modalidades[value] }))

/** Public address of a page. */
const direccionDe = (alias: string) => `${window.location.origin}${addressOf('postulacion', 'reservar')}?con=${alias}`

/** Page on which a client books an hour: off until its advisor turns it on. */
export function Pagina({ leida }: { readonly leida: ReplyOf<'obtenerPaginaDeReservas'> }) {
  const guardar = useWrite('guardarPaginaDeReservas')
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(paginaMessages.saveFailed.text)
  const { version, minutos, aviso, dias, ...resto } = leida
  const form = useAlerceForm<PaginaForm>({
    name: 'pagina-de-reservas:propia',
    initial: { ...resto, minutos: String(minutos), aviso: String(aviso), dias: String(dias) },
    rules: paginaRules,
  })
  const { values } = form
  const save = async (pagina: PaginaForm) => {
    const figuras = { minutos: Number(pagina.minutos), aviso: Number(pagina.aviso), dias: Number(pagina.dias) }
    await guardar.mutateAsync({ ...pagina, ...figuras, version }, () =>
      tell(pagina.activa ? 'Su página ya recibe reservas.' : 'Página guardada. No recibe reservas.'),
    )
  }
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit(save, tellFailure(paginaMessages.saveFailed.text))}
      >
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <CheckField
          label="Recibir reservas por internet"
          description="Quien tenga la dirección ve sus horas libres y reserva una."
          {...form.field('activa')}
        />
        <TextField
          label="Dirección de su página"
          description={`Termina en …?con=${values.alias || 'camila-rojas'}`}
          required
          maxLength={LARGO_DE_ALIAS}
          shape={(typed) => typed.trim().toLowerCase()}
          {...form.field('alias')}
        />
        <Fields>
          <SelectField label="Duración" options={duraciones} {...form.field('minutos')} />
          <SelectField label="Se reserva hasta" options={avisos} {...form.field('aviso')} />
          <SelectField label="Se ofrecen" options={plazos} {...form.field('dias')} />
        </Fields>
        <CheckGroupField
          label="Cómo se reúnen"
          required
          options={clases}
          {...form.field('modalidades')}
          onChange={(value) => form.setFieldValue('modalidades', value as Modalidad[])}
        />
        {values.modalidades.includes('reunion') && (
          <TextField label="Dirección de la reunión" required maxLength={LARGO_DE_LUGAR} {...form.field('direccion')} />
        )}
        {values.modalidades.includes('videollamada') && (
          <TextField
            label="Enlace de su sala"
            required
            maxLength={LARGO_DE_LUGAR}
            placeholder="https://"
            {...form.field('sala')}
          />
        )}
        <div className={classes.actos}>
          <Button kind="primary" type="submit" busy={form.busy}>
            Guardar página
          </Button>
        </div>
      </form>
      {leida.activa && (
        <div className={classes.enlace}>
          <SecretOnce label="Dirección de su página" value={direccionDe(leida.alias)} stays />
        </div>
      )}
      {toast}
    </>
  )
}
