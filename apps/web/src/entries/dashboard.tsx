import { dashboardRoutes } from './dashboard-routes.tsx'
import { startEntry } from './start.tsx'

startEntry('dashboard', dashboardRoutes)
