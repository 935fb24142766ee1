import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { type ReactEventHandler, useContext, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import classes from '../postulante.module.css'
import { SesionContext, useRetirar, useRetiro } from '../queries.ts'

/** Effect of the withdrawal and its button, or the reason that the contract keeps the declaration. */
function Efecto() {
  const retiro = useRetiro()
  const { onRetirado } = useContext(SesionContext)
  const { withdraw, busy, failure } = useRetirar(onRetirado)
  return (
    <Loaded of={retiro} failure={m.retiroNoLeido.text} ghost={<SkeletonLines count={2} />}>
      {({ conContrato, asesor, correo }) =>
        conContrato ? (
          <p>
            {m.contratoConserva.text} Para lo que pida sobre sus datos escriba a {asesor}:{' '}
            <a href={`mailto:${correo}`}>{correo}</a>
          </p>
        ) : (
          <div className={classes.acciones}>
            <p>{m.retiroEfecto.text}</p>
            {failure && <Notice tone="bad">{failure}</Notice>}
            <Button busy={busy} onClick={() => void withdraw()}>
              Sí, retirar y eliminar
            </Button>
          </div>
        )
      }
    </Loaded>
  )
}

/** Withdrawal of the consent by the applicant. Its effect is read first, in place: what they typed stays on screen. */
export function RetirarConsentimiento() {
  const [abierto, setAbierto] = useState(false)
  const onToggle: ReactEventHandler<HTMLDetailsElement> = ({ currentTarget }) => setAbierto(currentTarget.open)
  return (
    <details className={classes.retirar} onToggle={onToggle}>
      <summary>Retirar mi consentimiento</summary>
      {abierto && <Efecto />}
    </details>
  )
}
