# Lo que los dos reglamentos españoles llaman de otro modo: el de 18Mag y el de 1865 Sardinia. 1856 no tiene uno propio.
edition-stock_round = { $edition ->
    [t18mag] ronda del mercado de valores
   *[other] ronda de acciones
    }
edition-stock_rounds = { $edition ->
    [t18mag] rondas del mercado de valores
   *[other] rondas de acciones
    }
edition-certificate = { $edition ->
    [t1865] título
   *[other] certificado
    }
edition-certificates = { $edition ->
    [t1865] títulos
   *[other] certificados
    }
edition-price = { $edition ->
    [t1865] cotización
   *[other] precio
    }
edition-the_price = { $edition ->
    [t1865] la cotización
   *[other] el precio
    }
edition-withhold = { $edition ->
    [t1865] conservar
   *[other] retener
    }
edition-the_bank = { $edition ->
    [t1865] la Banca
   *[other] el banco
    }
edition-of_bank = { $edition ->
    [t1865] de la pila
   *[other] del banco
    }
edition-to_bank = { $edition ->
    [t1865] de la pila de Trenes Disponibles
   *[other] al banco
    }
edition-home = { $edition ->
    [t1865] Inicio
   *[other] Base
    }
