import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { EmployeeDataGrid } from './EmployeeDataGrid';

export function App() {
  return (
    <>
      <CssBaseline />
      <Container component="main" sx={{ py: 3 }}>
        <Typography component="h1" variant="h4" gutterBottom>
          Employees
        </Typography>
        <EmployeeDataGrid url="/api/employees" />
      </Container>
    </>
  );
}
