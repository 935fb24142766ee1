import type { Screen } from '@alerce/contract/screens'
import { NavLink } from 'react-router'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { goTo, type ScreenPart } from '../../../../lib/routes.ts'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import classes from './prospect-tabs.module.css'

interface Tab {
  readonly screen: Screen
  readonly part?: ScreenPart
  readonly label: string
  readonly soloEnPareja?: boolean
}

const tabs: readonly Tab[] = [
  { screen: 'addProspect', label: 'Prospecto' },
  { screen: 'postulantData', label: 'Antecedentes' },
  // they are handed in with the applicant's data
  { screen: 'postulantData', part: 'documentos', label: 'Documentos' },
  { screen: 'prospectBeneficiaries', label: 'Beneficiarios' },
  // of a pair: what the two compensate, and once that is confirmed the plan's own summary
  { screen: 'resumenCotizacionPactada', label: 'Resumen plan', soloEnPareja: true },
  { screen: 'preliminarPlan', label: 'Cotizar Plan' },
]

/** Why a tab is closed, or null: all but the first until the prospect has an id (spec 1 §2). */
function reasonOf({ screen, soloEnPareja = false }: Tab, datos: DatosDeProspecto | null): string | null {
  if (screen === 'addProspect') return null
  if (!datos) return 'Guarde primero el prospecto'
  return soloEnPareja && datos.etapa === 'prospecto' ? 'Abre al confirmar su plan en Cotizar Plan.' : null
}

/** The footer's tabs of a prospect. */
export function ProspectTabs({ datos }: { readonly datos: DatosDeProspecto | null }) {
  const prospectoId = datos?.prospectoId ?? null
  return (
    <nav className={classes.tabs} aria-label="Secciones del prospecto">
      {tabs
        .filter(({ soloEnPareja = false }) => !soloEnPareja || datos?.esCompensado)
        .map((tab) => {
          const reason = reasonOf(tab, datos)
          return reason === null ? (
            <NavLink key={tab.label} to={goTo(tab.screen, { prospectoId }, tab.part)}>
              {tab.label}
            </NavLink>
          ) : (
            <ReasonedButton key={tab.label} kind="quiet" reason={reason}>
              {tab.label}
            </ReasonedButton>
          )
        })}
    </nav>
  )
}
