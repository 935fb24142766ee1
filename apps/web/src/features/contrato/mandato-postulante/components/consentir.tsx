import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { useState } from 'react'
import { AccessField } from '../../../../components/access/access-field.tsx'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { call } from '../../../../lib/api/call.ts'
import { messageOf } from '../../../../lib/api/errors.ts'
import classes from '../mandato.module.css'
import type { MandatoPendiente } from '../queries.ts'
import { useConsentimiento } from '../use-consentimiento.ts'

interface ConsentirProps {
  readonly enlace: string
  readonly pendiente: MandatoPendiente
  readonly onDone: () => void
  readonly onNo: () => void
}

/** Identity and consent of the applicant. There is no field for a card. */
export function Consentir({ enlace, pendiente, onDone, onNo }: ConsentirProps) {
  const { form, documento, fecha, acepta, submit, busy, failure } = useConsentimiento(enlace, pendiente, onDone)
  const { decline, declining, failed } = useNo(enlace, onNo)
  const problem = failure ?? failed
  const conRut = pendiente.documento === 'R'
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <h2>Confirme quién es</h2>
      <AccessField
        label={conRut ? 'RUT' : 'Número de pasaporte'}
        autoComplete="off"
        hint={conRut && !documento.error ? 'Por ejemplo, 12.345.678-5' : null}
        {...documento}
      />
      <AccessField
        label="Fecha de nacimiento"
        autoComplete="bday"
        inputMode="numeric"
        hint={fecha.error ? null : 'Día, mes y año: 31-12-1990'}
        {...fecha}
      />
      <div className={classes.accept}>
        <label>
          <input
            type="checkbox"
            checked={acepta.checked}
            aria-invalid={acepta.error !== null}
            aria-describedby={acepta.error ? 'acepta-error' : undefined}
            onChange={(event) => acepta.onChange(event.currentTarget.checked)}
          />
          Leí y autorizo el cobro mensual de mi plan
        </label>
        {acepta.error && <p id="acepta-error">{acepta.error}</p>}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <div className={classes.actions}>
        <Button kind="primary" type="submit" busy={busy}>
          Autorizar el pago
        </Button>
        <Button busy={declining} onClick={() => void decline()}>
          No autorizo
        </Button>
      </div>
    </form>
  )
}

/** Declining changes nothing; the advisor hears of it. */
function useNo(enlace: string, onNo: () => void) {
  const [declining, setDeclining] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const decline = async () => {
    setDeclining(true)
    setFailed(null)
    try {
      await call('noOtorgarMandato', { enlace })
      onNo()
    } catch (error) {
      setDeclining(false)
      setFailed(messageOf(error, m.saveFailed.text))
    }
  }
  return { decline, declining, failed }
}
