import { type DudaForm, respuestaRules } from '@alerce/contract/forms/declaracion/dudas'
import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { LARGO_DE_RESPUESTA } from '@alerce/domain/declaracion/dudas'
import { Button } from '../../../../components/actions/button.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import type { DudaDelPostulante } from '../queries.ts'
import classes from './dudas.module.css'

interface ResponderProps {
  readonly duda: DudaDelPostulante
  readonly onRespondida: (texto: string) => void
}

const vacia: DudaForm = { texto: '' }

/** Answer to a question. */
export function Responder({ duda: { identificador, dudaId }, onRespondida }: ResponderProps) {
  const tellFailure = useTellFailure()
  const responder = useWrite('responderDuda')
  const form = useAlerceForm<DudaForm>({
    name: `respuesta-duda:${identificador}:${dudaId}`,
    initial: vacia,
    rules: respuestaRules,
  })
  // Told before the list is read again, which removes this form, and before its draft is gone
  const save = ({ texto }: DudaForm) =>
    responder.mutateAsync({ identificador, dudaId, texto }, () => onRespondida(texto.trim()))
  return (
    <form className={classes.form} noValidate onSubmit={form.submit(save, tellFailure(m.responderFailed.text))}>
      <FormNotices form={form} locked={null} />
      <TextAreaField
        label="Respuesta"
        description="Queda en la página del postulante, y un correo le avisa sin el texto."
        required
        maxLength={LARGO_DE_RESPUESTA}
        {...form.field('texto')}
      />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          Responder
        </Button>
      </div>
    </form>
  )
}
