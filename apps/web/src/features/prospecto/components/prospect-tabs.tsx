import { NavLink } from 'react-router'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { goTo, type Screen } from '../../../lib/routes.ts'
import classes from './prospect-tabs.module.css'

const tabs: readonly (readonly [Screen, string])[] = [
  ['addProspect', 'Prospecto'],
  ['postulantData', 'Antecedentes'],
  ['prospectBeneficiaries', 'Beneficiarios'],
  ['preliminarPlan', 'Cotizar Plan'],
]

/** The footer's tabs: all but the first stay closed until the prospect has an id (spec 1 §2). */
export function ProspectTabs({ prospectoId }: { readonly prospectoId: number | null }) {
  return (
    <nav className={classes.tabs} aria-label="Secciones del prospecto">
      {tabs.map(([screen, label]) =>
        prospectoId === null && screen !== 'addProspect' ? (
          <ReasonedButton key={screen} kind="quiet" reason="Guarde primero el prospecto">
            {label}
          </ReasonedButton>
        ) : (
          <NavLink key={screen} to={goTo(screen, { prospectoId })}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  )
}
