import type { Screen } from '@alerce/contract/screens'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../declaracion.module.css'
import { useAvanzar } from '../use-avanzar.ts'
import { esDelPaso, pasosDeLaDS } from './pasos-de-la-ds.ts'

/** Steps of the health declaration, with the current step marked. */
export function DsSteps({ ds }: { readonly ds: Declaracion }) {
  const { pathname } = useLocation()
  return (
    <nav className={classes.steps} aria-label="Pasos de la Declaración de Salud">
      <ol>
        {pasosDeLaDS.map((paso) => (
          <li key={paso.screen}>
            {haLlegado(ds.etapa, paso.opensAt) ? (
              <Link to={goTo(paso.screen, ds.ids)} aria-current={esDelPaso(paso, pathname) ? 'step' : undefined}>
                {haLlegado(ds.etapa, paso.doneAt) && <IconCheck size={14} stroke={2} aria-label="Listo:" />}
                {paso.title}
              </Link>
            ) : (
              <ReasonedButton kind="quiet" side="bottom" reason="Cerrado: complete antes el paso anterior.">
                <IconLock size={14} stroke={1.75} aria-hidden="true" />
                {paso.title}
              </ReasonedButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface CorregirProps {
  readonly ds: Declaracion
  /** The screen to correct on. */
  readonly here: Screen
}

/** Takes the declaration back to its questions, until it is signed (core rules, Stages of the DS). */
export function Corregir({ ds, here }: CorregirProps) {
  const correct = useAvanzar(ds, 'preguntas', here)
  return (
    <Button busy={correct.busy} onClick={() => correct.run()}>
      Corregir
    </Button>
  )
}
