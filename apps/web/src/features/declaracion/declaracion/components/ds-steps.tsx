import type { Screen } from '@alerce/contract/screens'
import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from '../declaracion.module.css'

interface Step {
  readonly screen: Screen
  readonly title: string
  readonly opensAt: EtapaDS
  readonly doneAt: EtapaDS
}

/** The first five of the manual stepper; each opens when the one before is saved (spec 2 §4). */
const steps: readonly Step[] = [
  { screen: 'postulantBackground', title: 'Cotizante', opensAt: 'inicioManual', doneAt: 'cotizante' },
  { screen: 'postulantBeneficiaries', title: 'Beneficiarios', opensAt: 'cotizante', doneAt: 'beneficiarios' },
  { screen: 'postulantDs', title: 'Preguntas', opensAt: 'beneficiarios', doneAt: 'preguntas' },
  { screen: 'postulantSummary', title: 'Resumen', opensAt: 'preguntas', doneAt: 'resumenDeclaracion' },
  { screen: 'enviarDs', title: 'Envío', opensAt: 'resumenDeclaracion', doneAt: 'firma' },
]

/** Where one is inside the health declaration. */
export function DsSteps({ ds }: { readonly ds: Declaracion }) {
  const { pathname } = useLocation()
  return (
    <nav className={classes.steps} aria-label="Pasos de la Declaración de Salud">
      <ol>
        {steps.map(({ screen, title, opensAt, doneAt }) => (
          <li key={screen}>
            {haLlegado(ds.etapa, opensAt) ? (
              <Link to={goTo(screen, ds.ids)} aria-current={pathname === goTo(screen) ? 'step' : undefined}>
                {haLlegado(ds.etapa, doneAt) && <IconCheck size={14} stroke={2} aria-label="Listo:" />}
                {title}
              </Link>
            ) : (
              <ReasonedButton kind="quiet" side="bottom" reason="Cerrado: complete antes el paso anterior.">
                <IconLock size={14} stroke={1.75} aria-hidden="true" />
                {title}
              </ReasonedButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
